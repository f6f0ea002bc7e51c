export { forgetPlaces, placeOf } from "./service.ts";
