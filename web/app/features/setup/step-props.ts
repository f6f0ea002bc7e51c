import type { SetupState } from "@vesper/contract/core/setup";

export interface StepProps {
  code: string;
  state: SetupState;
  onSaved: (state: SetupState) => void;
}
