import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { hiddenListingsMessages } from './hiddenListingsMessages';
import { paths } from '../paths';

interface HiddenListingsProps {
  readonly count: number;
  readonly areShown: boolean;
  readonly onShow: () => void;
}

/** Shows how many listings of hidden sellers are left out, with a button that shows them. */
export function HiddenListings({ count, areShown, onShow }: HiddenListingsProps) {
  return (
    <Line>
      <span role="status">{areShown ? hiddenListingsMessages.shown(count) : hiddenListingsMessages.hidden(count)}</span>
      {!areShown && (
        <button type="button" onClick={onShow}>
          {hiddenListingsMessages.show}
        </button>
      )}
      <Link to={paths.hiddenSellers}>{hiddenListingsMessages.manage}</Link>
    </Line>
  );
}

const Line = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  margin: '20px 0 0',
  fontSize: '0.9375rem',
  color: 'var(--mb-palette-text-secondary)',
  'a, button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 650,
    cursor: 'pointer',
    color: 'var(--mb-palette-primary-main)',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
});
