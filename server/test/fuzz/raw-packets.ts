import fc from "fast-check";

const brokenEvents = `42|42[]|42{}|42null|42["typing"|42[1,{}]|42[null]|42[["typing"]]|42[{"a":1}]|420["typing"]|\
4299999999999999999999["typing",{}]|42-1["typing",{}]|421e3["typing",{}]|42/admin,["typing",{}]`;

const reservedNames = "connect|connect_error|disconnect|disconnecting|newListener|removeListener|error";

/** Attachments that never come, or that nobody announced. */
const brokenAttachments = `451-["typing",{"_placeholder":true,"num":0}]|450-["typing",{"_placeholder":true,"num":7}]|\
4599-["typing",{"_placeholder":true,"num":98}]|45-["typing"]|46|460-[]`;

const otherKinds = `40|40{"token":1}|40/admin,|41/admin,|41|44|44"x"|43[1]|430[]|430|49|4|0|1|2|2probe|3|3probe|5|6|7||\0`;

const nested = "[".repeat(3_000);
/** As deep as an event can be, in a field that nobody reads. */
const deepest = `{"conversationId":"01900000-0000-7000-8000-000000000000","x":${"[".repeat(8_000)}${"]".repeat(8_000)}}`;

/** Packets that no client library sends: broken, with reserved names, or of the wrong kind. */
export const rawPackets = fc.oneof(
  fc.constantFrom(
    `42["typing",${nested}${"]".repeat(nested.length)}]`,
    `42["typing",${nested}`,
    `420["typing",${deepest}]`,
    ...[brokenEvents, brokenAttachments, otherKinds].flatMap((packets) => packets.split("|")),
    ...reservedNames.split("|").map((name) => `42["${name}",{}]`),
  ),
  fc.string({ unit: "binary", maxLength: 60 }).map((text) => `4${text}`),
  fc.string({ unit: "binary", maxLength: 60 }).map((text) => `42${text}`),
);
