import type { SetupState } from "@vesper/contract/core/setup";

export interface StepProps {
  code: string;
  state: SetupState;
  /** The operator has completed this step before, and went back. */
  isDone: boolean;
  onSaved: (state: SetupState) => void;
}
