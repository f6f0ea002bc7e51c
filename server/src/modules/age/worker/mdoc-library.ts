import { restoreMessages } from "./own-messages.ts";
import "./plain-cbor.ts";

/** The parts of the library in use. It is young, so nothing else imports it. */
export {
  CoseKey,
  DeviceAuthentication,
  DeviceResponse,
  Header,
  IssuerSigned,
  KeyType,
  SessionTranscript,
  type Document,
  type MdocContext,
  type Sign1,
  type VerificationAssessment,
} from "@owf/mdoc";

restoreMessages();
