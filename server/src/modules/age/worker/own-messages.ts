import { z } from "zod";

const own = z.config().customError;

/** Import before `@owf/mdoc`, and call after: it replaces the messages of zod for the whole process. */
export const restoreMessages = () => void z.config({ customError: own });
