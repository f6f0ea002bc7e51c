/** Returns the value below which the given share of values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** Divides round by round before taking the median, so that a slowdown of the whole machine cancels out. */
export const medianRatio = (over: readonly number[], under: readonly number[]): number =>
  median(over.map((value, round) => value / (under[round] ?? Number.NaN)));

/** Fits a line by least squares; NaN for fewer than two points. */
export function fitLine(points: readonly (readonly [x: number, y: number])[]): {
  slope: number;
  intercept: number;
} {
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [average(points.map(([x]) => x)), average(points.map(([, y]) => y))];
  const covariance = average(points.map(([x, y]) => (x - meanX) * (y - meanY)));
  const slope = covariance / average(points.map(([x]) => (x - meanX) ** 2));
  return { slope, intercept: meanY - slope * meanX };
}
