import styled from '@emotion/styled';
import { useLocation } from 'react-router-dom';
import { SearchBox } from '../../search/box/SearchBox';
import { noCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { Icon } from '../../shared/controls/Icon';
import { iconButton } from '../../shared/controls/buttonLook';
import { fieldLook } from '../../shared/controls/fieldLook';
import { VisuallyHidden, visuallyHidden } from '../../shared/controls/VisuallyHidden';
import { SMALL_SCREEN } from '../../shared/page/screenWidths';
import { messages } from '../../shared/messages';
import { paths } from '../../shared/paths';
import { headerMessages } from '../messages';
import { loadQuickSearch, prepareCover } from './pageCoverCode';
import { useSearchKey } from './useSearchKey';

interface HeaderSearchProps {
  readonly isMobileDevice: boolean;
  readonly onOpen: () => void;
}

/** Opens the quick search; on mobile devices a search field (specification §2). */
export function HeaderSearch({ isMobileDevice, onOpen }: HeaderSearchProps) {
  useSearchKey(onOpen, !isMobileDevice);
  const { pathname, search } = useLocation();
  const query = (pathname === paths.search() && new URLSearchParams(search).get('q')) || '';
  if (isMobileDevice) return <SearchBox criteria={{ ...noCriteria, query }} label={headerMessages.search} />;
  const prepare = () => prepareCover(loadQuickSearch);
  return (
    <Opener
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Icon name="search" size={20} />
      <span className={query === '' ? 'words' : 'words query'}>
        {query !== '' && <VisuallyHidden>{messages.searchPlaceholder} </VisuallyHidden>}
        {query || messages.searchPlaceholder}
      </span>
      <kbd aria-hidden="true">{headerMessages.searchKey}</kbd>
    </Opener>
  );
}

const Opener = styled.button({
  ...fieldLook,
  maxWidth: 440,
  cursor: 'text',
  textAlign: 'left',
  color: 'var(--mb-palette-text-secondary)',
  transition: 'border-color 150ms',
  '&:hover': { borderColor: 'var(--mb-palette-text-secondary)' },
  '.words': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.query': { color: 'var(--mb-palette-text-primary)' },
  kbd: {
    padding: '3px 10px',
    borderRadius: 999,
    fontFamily: 'inherit',
    fontSize: '0.75rem',
    fontWeight: 600,
    backgroundColor: 'var(--mb-palette-background-sunk)',
  },
  [SMALL_SCREEN]: {
    ...iconButton,
    maxWidth: 44,
    '.words': visuallyHidden,
    kbd: { display: 'none' },
  },
});
