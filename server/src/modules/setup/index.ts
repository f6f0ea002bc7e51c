export { announceSetup } from "./service/announce-setup.ts";
export { finishSetup } from "./service/finish-setup.ts";
export { isSetupNeeded } from "./service/setup-code.ts";
export { describeSetup } from "./service/setup-state.ts";
export { storeMail, storeOperator, storeRules, storeSite } from "./service/store-steps.ts";
export { sendTestMail } from "./service/mail-trial.ts";
