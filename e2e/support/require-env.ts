/** Reads a variable that the global setup hands to the workers. */
export function requireEnv(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is set by the global setup`);
  return value;
}
