/** Props of a control for a setting that is stored as text. */
export interface TextControlProps {
  id: string;
  label: string;
  help: string;
  error?: string;
  disabled: boolean;
  value: string;
  onText: (typed: string) => void;
}
