import { useEffect } from 'react';
import { isThemeSwipe } from '../../domain/theme/isThemeSwipe';
import { movesSideways } from './movesSideways';

interface Start {
  readonly x: number;
  readonly y: number;
  readonly startsOnSidewaysMover: boolean;
}

/** Calls the listener after a one-finger swipe that toggles the theme, anywhere on the page. */
export function useThemeSwipe(onSwipe: () => void): void {
  useEffect(() => {
    let start: Start | null = null;

    const begin = ({ touches, target }: TouchEvent) => {
      const [finger] = touches;
      const isSingle = touches.length === 1 && finger !== undefined && !isZoomed();
      start = isSingle ? { x: finger.clientX, y: finger.clientY, startsOnSidewaysMover: movesSideways(target) } : null;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const [finger] = changedTouches;
      if (start === null || finger === undefined) return;
      const { x, y, startsOnSidewaysMover } = start;
      start = null;
      const way = { deltaX: finger.clientX - x, deltaY: finger.clientY - y };
      if (
        isThemeSwipe({
          ...way,
          startX: x,
          windowWidth: window.innerWidth,
          startsOnHorizontalScroller: startsOnSidewaysMover,
        }) &&
        !isSelecting()
      )
        onSwipe();
    };
    const forget = () => {
      start = null;
    };

    window.addEventListener('touchstart', begin, { passive: true });
    window.addEventListener('touchend', end, { passive: true });
    window.addEventListener('touchcancel', forget, { passive: true });
    return () => {
      window.removeEventListener('touchstart', begin);
      window.removeEventListener('touchend', end);
      window.removeEventListener('touchcancel', forget);
    };
  }, [onSwipe]);
}

/** On a page that is zoomed in, one finger pans. */
function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}

function isSelecting(): boolean {
  return document.getSelection()?.isCollapsed === false;
}
