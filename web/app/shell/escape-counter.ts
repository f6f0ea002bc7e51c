/** Tells the second of two quick presses. A press that closed something starts the count anew. */
export function createEscapeCounter(within: number) {
  let previous = Number.NEGATIVE_INFINITY;

  return (now: number, closedSomething: boolean): boolean => {
    const second = !closedSomething && now - previous <= within;
    previous = closedSomething || second ? Number.NEGATIVE_INFINITY : now;
    return second;
  };
}
