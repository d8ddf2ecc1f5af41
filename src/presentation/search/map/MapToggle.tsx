import styled from '@emotion/styled';
import { useLocation, useNavigate } from 'react-router-dom';
import { outlineLink } from '../../shared/controls/buttonLook';
import { SMALL_SCREEN } from '../../shared/page/screenWidths';
import { shadows } from '../../shared/page/shadows';
import { isServer } from '../../shared/page/isServer';
import { Icon } from '../../shared/controls/Icon';
import { chosenPill } from '../../shared/forms/chosenPill';
import { mapMessages } from '../messages';
import { hasMap, withMap } from './mapAddress';
import { prepareResultsMap } from './mapCode';

const MAP = 'm9 4.5-5.5 2v13l5.5-2 6 2 5.5-2v-13l-5.5 2-6-2Zm0 0v13m6-11v13';
const LIST = 'M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.01M4 12h.01M4 18h.01';

/** Opens the map beside the list, and closes it; on small screens, where the map is above the list, it then names the list. The address holds which. page.css uses the class `map-toggle` to keep the footer free. */
export function MapToggle({ isWide }: { readonly isWide: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOpen = hasMap(search);
  // Of no use without script, so not seen. With its style in the rendered page, the browser need not compute one.
  if (isServer) return <Toggle type="button" style={{ display: 'none' }} />;
  const leadsToList = isOpen && !isWide;
  return (
    <Toggle
      className="map-toggle"
      type="button"
      aria-pressed={leadsToList ? undefined : isOpen}
      onClick={() => void navigate(withMap(`${pathname}${search}`, !isOpen))}
      onPointerEnter={prepareResultsMap}
      onFocus={prepareResultsMap}
    >
      <Icon path={leadsToList ? LIST : MAP} size={20} />
      {leadsToList ? mapMessages.toList : mapMessages.toggle}
    </Toggle>
  );
}

const Toggle = styled.button({
  ...outlineLink,
  paddingInline: 16,
  // Within reach of the thumb, over the list and the map.
  [SMALL_SCREEN]: {
    position: 'fixed',
    zIndex: 9,
    insetBlockEnd: 'calc(var(--mb-bottom-bar-height, 0px) + env(safe-area-inset-bottom) + 12px)',
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    backgroundColor: 'var(--mb-palette-background-paper)',
    boxShadow: shadows.deep,
  },
  '&[aria-pressed="true"]': { ...chosenPill, color: 'var(--mb-palette-text-primary)' },
});
