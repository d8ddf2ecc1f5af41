import { Suspense, useState } from 'react';
import { lazyWithMaterial } from '../theme/lazyWithMaterial';
import { loadQuickSearch, loadSideMenu } from './pageCoverCode';

export type Cover = 'menu' | 'search';

interface OverlaysProps {
  readonly cover: Cover | null;
  readonly onClose: () => void;
}

const SideMenu = lazyWithMaterial(async () => (await loadSideMenu()).SideMenu);
const QuickSearch = lazyWithMaterial(async () => (await loadQuickSearch()).QuickSearch);

/** The side menu and the quick search. They stay mounted after the first opening, so that closing is animated. */
export function Overlays({ cover, onClose }: OverlaysProps) {
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
