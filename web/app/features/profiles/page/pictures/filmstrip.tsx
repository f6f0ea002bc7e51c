import { type ReactNode, useEffect, useRef } from "react";
import {
  ACTION_NEXT,
  ACTION_PREV,
  createModule,
  MODULE_CONTROLLER,
  type PluginProps,
  useEvents,
  useKeyboardNavigation,
  useLightboxState,
  useSensors,
} from "yet-another-react-lightbox";

declare module "yet-another-react-lightbox" {
  interface GenericSlide {
    /** Small picture for the filmstrip. */
    thumbnail?: string;
  }
}

/** Plugin of the lightbox that puts a filmstrip below the picture. The library's own shows the nearest five only. */
export const filmstripPlugin = ({ addParent }: PluginProps) =>
  addParent(MODULE_CONTROLLER, createModule("filmstrip", FilmstripFrame));

const FilmstripFrame = ({ children }: { children?: ReactNode }) => (
  <div className="flex h-full flex-col">
    <div className="relative flex-1">{children}</div>
    <Filmstrip />
  </div>
);

/** All pictures in a row; the current one is kept in view. */
function Filmstrip() {
  const { slides, currentIndex } = useLightboxState();
  const { publish } = useEvents();
  const { registerSensors, subscribeSensors } = useSensors<HTMLElement>();
  const list = useRef<HTMLUListElement>(null);
  useKeyboardNavigation(subscribeSensors);

  useEffect(() => {
    list.current?.children[currentIndex]?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [currentIndex]);

  function handleClick(index: number) {
    const count = Math.abs(index - currentIndex);
    if (count > 0) publish(index > currentIndex ? ACTION_NEXT : ACTION_PREV, { count });
  }

  return (
    <nav
      aria-label="All photos"
      className="bg-[#121018] pb-[max(0.5rem,env(safe-area-inset-bottom))]"
      {...registerSensors}
    >
      <ul ref={list} className="flex justify-center-safe gap-2 overflow-x-auto p-2 [scrollbar-width:none]">
        {slides.map((slide, index) => (
          <li key={slide.thumbnail} className="shrink-0">
            <button
              type="button"
              aria-label={`Photo ${index + 1} of ${slides.length}`}
              aria-current={index === currentIndex || undefined}
              onClick={() => handleClick(index)}
              className="block h-16 w-12 overflow-hidden rounded-inner border-2 border-transparent opacity-60 transition-opacity hover:opacity-100 aria-[current=true]:border-on-veil aria-[current=true]:opacity-100"
            >
              <img src={slide.thumbnail} alt="" loading="lazy" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
