import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

interface Slides {
  readonly index: number;
  readonly strip: RefObject<HTMLUListElement | null>;
  readonly show: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onScroll: () => void;
}

/**
 * State of a strip of slides of equal width with scroll snapping: scrolling by finger, button or key changes the index.
 */
export function useSlides(count: number): Slides {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  const show = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), count - 1);
    setIndex(next);
    const list = strip.current;
    if (list !== null) list.scrollTo({ left: next * list.clientWidth, behavior: 'instant' });
  };
  const onScroll = () => {
    const list = strip.current;
    if (list === null || list.clientWidth === 0) return;
    setIndex(Math.min(Math.round(list.scrollLeft / list.clientWidth), count - 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
  };
  return { index, strip, show, onKeyDown, onScroll };
}
