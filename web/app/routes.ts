import { index, route, type RouteConfig } from "@react-router/dev/routes";

const forDevelopersOnly =
  process.env.NODE_ENV === "production" ? [] : [route("styleguide", "routes/styleguide.tsx")];

export default [index("routes/home.tsx"), ...forDevelopersOnly] satisfies RouteConfig;
