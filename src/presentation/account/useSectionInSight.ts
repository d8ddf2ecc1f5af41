import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { elementOfHash } from '../shared/page/elementOfHash';
import { accountSections, type AccountSectionId } from './accountSections';

/** Pixels below the top of the window that a section has to reach: where a link to it leaves it, and a little more. */
const LINE = 140;

/** The section that is being read. At the end of the page, which the last ones cannot leave, it is the one that the address names. */
export function useSectionInSight(): AccountSectionId {
  const [inSight, setInSight] = useState<AccountSectionId>(accountSections[0]);
  const { hash } = useLocation();
  useEffect(() => {
    const look = () => setInSight(sectionInSight(hash));
    // What stands above a section comes little by little.
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [hash]);
  return inSight;
}

function sectionInSight(hash: string): AccountSectionId {
  const [first, ...others] = accountSections;
  const isAtEnd =
    window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  if (!isAtEnd) return others.findLast((id) => topOf(document.getElementById(id)) <= LINE) ?? first;
  const named = elementOfHash(hash);
  const isNamed = topOf(named) >= 0 && topOf(named) < window.innerHeight;
  return (isNamed ? accountSections.find((id) => id === named?.id) : undefined) ?? others.at(-1) ?? first;
}

function topOf(section: HTMLElement | null): number {
  return section?.getBoundingClientRect().top ?? Infinity;
}
