import { lazy, Suspense, useState } from 'react';
import { loadQuickSearch, loadSideMenu } from './pageCoverCode';

export type Cover = 'menu' | 'search';

interface PageCoversProps {
  readonly cover: Cover | null;
  readonly onClose: () => void;
}

const SideMenu = lazy(async () => ({ default: (await loadSideMenu()).SideMenu }));
const QuickSearch = lazy(async () => ({ default: (await loadQuickSearch()).QuickSearch }));

/** The side menu and the quick search. They stay once they were open, so that closing can be seen. */
export function PageCovers({ cover, onClose }: PageCoversProps) {
  const [opened, setOpened] = useState<readonly Cover[]>([]);
  if (cover !== null && !opened.includes(cover)) setOpened([...opened, cover]);
  return (
    <>
      {opened.includes('menu') && (
        <Suspense>
          <SideMenu isOpen={cover === 'menu'} onClose={onClose} />
        </Suspense>
      )}
      {opened.includes('search') && (
        <Suspense>
          <QuickSearch isOpen={cover === 'search'} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
