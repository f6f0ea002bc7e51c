import { describe, expect, it } from "vitest";
import { getResidentGrowth, getRise, type TimedReading } from "./memory-reading.ts";

const minutes = 30;
const createReadings = (getHeap: (minute: number) => number): TimedReading[] =>
  Array.from({ length: minutes }, (_, at) => ({ minute: at + 1, heap: getHeap(at + 1), external: 20 }));

describe("memory under load", () => {
  it("does not rise when it only grows during warm-up", () => {
    const readings = createReadings((minute) => (minute < 10 ? 50 + minute * 3 : 80));
    expect(getRise(readings, minutes)).toBeCloseTo(0, 5);
  });

  it("rises by what is added after warm-up", () => {
    const readings = createReadings((minute) => 80 + (minute - 10) * 0.25);
    expect(getRise(readings, minutes)).toBeCloseTo(0.05, 5);
  });

  it("compares the largest resident memory of the last third with the third before", () => {
    const samples = [9, 12, 15, 21, 29].map((minute) => ({
      minute,
      megabytes: minute === 9 ? 900 : 280 + minute,
    }));
    expect(getResidentGrowth(samples, minutes)).toBeCloseTo(309 / 295, 5);
  });
});
