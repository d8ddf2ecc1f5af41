import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageKey, recallPage, rememberPage } from '../page/pageMemory';

/**
 * How many items a list shows, as `useState` has it; Back and reload find the same number, which `useScrollRestoration` needs to
 * find the same place. Another address starts again from `first`.
 */
export function useItemCount(first: number): readonly [count: number, change: (count: number) => void] {
  const page = pageKey(useLocation());
  const [shown, setShown] = useState({ page, count: recallPage(page).count ?? first });
  const count = shown.page === page ? shown.count : (recallPage(page).count ?? first);
  const change = (next: number) => {
    rememberPage(page, { count: next });
    setShown({ page, count: next });
  };
  return [count, change];
}
