import { useEffect, useState } from "react";
import { minutesLeft } from "./minutes-left.ts";

/** Each second on the screen; a screen reader is told the time once, not every second. */
export function Countdown({ until, onEnd }: { until: string; onEnd: () => void }) {
  const [left, setLeft] = useState(() => minutesLeft(until, new Date()));

  useEffect(() => {
    const ticking = setInterval(() => {
      const now = minutesLeft(until, new Date());
      setLeft(now);
      if (now === null) {
        clearInterval(ticking);
        onEnd();
      }
    }, 1000);
    return () => clearInterval(ticking);
  }, [until, onEnd]);

  return (
    <span role="timer" className="font-medium tabular-nums">
      {left ?? "0:00"}
    </span>
  );
}
