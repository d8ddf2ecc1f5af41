import styled from '@emotion/styled';
import { matchPath, useLocation } from 'react-router-dom';
import { findCategory, findFamily } from '../../../domain/listings/catalogue/categories';
import { PAGE_MARGIN } from '../../shared/page/pageMargin';
import { WIDE_SCREEN } from '../../shared/page/screenWidths';
import { paths, routePatterns } from '../../shared/paths';
import { headerMessages } from '../messages';
import { SearchBox } from '../../search/box/SearchBox';

/** Pages that have a search field of their own, or a task that it would distract from. */
const without = new Set([paths.home, paths.search(), paths.postListing, paths.signIn(), paths.help]);
const starts = [paths.account, paths.messages, paths.listing({ id: '' })];

/** The search field below the header of small screens; it scrolls with the page. */
export function SearchRow() {
  const { pathname } = useLocation();
  if (without.has(pathname) || isCategory(pathname) || starts.some((start) => pathname.startsWith(start))) return null;
  return (
    <Root>
      <SearchBox label={headerMessages.search} />
    </Root>
  );
}

function isCategory(pathname: string): boolean {
  const { family = '', category } = matchPath(routePatterns.category, pathname)?.params ?? {};
  return category === undefined ? findFamily(family) !== undefined : findCategory(category)?.family === family;
}

const Root = styled.div({ padding: `18px ${PAGE_MARGIN} 0`, [WIDE_SCREEN]: { display: 'none' } });
