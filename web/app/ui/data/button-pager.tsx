import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../actions/button.tsx";
import { PagerFrame, type PagerNumbers } from "./pager-frame.tsx";

interface ButtonPagerProps extends PagerNumbers {
  onPage: (page: number) => void;
}

/** Pages of a list within a page, where the address stays. */
export function ButtonPager({ onPage, ...numbers }: ButtonPagerProps) {
  const { page, totalPages } = numbers;
  return (
    <PagerFrame
      {...numbers}
      previous={
        <Button
          tone="outline"
          className="max-sm:px-3.5"
          icon={<ChevronLeft aria-hidden className="size-4" />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          Previous
        </Button>
      }
      next={
        <Button
          tone="outline"
          className="max-sm:px-3.5"
          disabled={page >= totalPages}
          onClick={() => onPage(page + 1)}
        >
          Next
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      }
    />
  );
}
