import styled from '@emotion/styled';
import { useLocation, useNavigate } from 'react-router-dom';
import { outlineLink } from '../../shared/controls/buttonLook';
import { isServer } from '../../shared/page/isServer';
import { mapMessages } from '../messages';
import { hasMap, withMap } from './mapAddress';
import { loadResultsMap } from './mapCode';

/** Opens the map beside the list, and closes it. The address holds which. */
export function MapToggle() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOpen = hasMap(search);
  if (isServer) return null;
  const prepare = () => void loadResultsMap();
  return (
    <Toggle
      type="button"
      aria-pressed={isOpen}
      onClick={() => void navigate(withMap(`${pathname}${search}`, !isOpen))}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <MapIcon />
      {mapMessages.toggle}
    </Toggle>
  );
}

function MapIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="m9 4.5-5.5 2v13l5.5-2 6 2 5.5-2v-13l-5.5 2-6-2Zm0 0v13m6-11v13" strokeLinejoin="round" />
    </svg>
  );
}

const Toggle = styled.button({
  ...outlineLink,
  paddingInline: 16,
  '&[aria-pressed="true"]': {
    color: 'var(--mb-palette-primary-contrastText)',
    backgroundColor: 'var(--mb-palette-primary-main)',
    borderColor: 'var(--mb-palette-primary-main)',
  },
});
