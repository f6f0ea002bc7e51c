const describeLock = (name: string) => `Set by the environment variable ${name}.`;

/** Props of a text field whose value an environment variable decides. */
export const getLockProps = (locked: readonly string[], name: string) =>
  locked.includes(name) ? { readOnly: true, help: describeLock(name) } : {};

/** The same for choices, which browsers cannot make read-only. */
export const getChoiceLockProps = (locked: readonly string[], name: string) =>
  locked.includes(name) ? { disabled: true, help: describeLock(name) } : {};
