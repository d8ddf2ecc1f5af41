import styled from '@emotion/styled';
import { useId } from 'react';
import { Icon } from '../shared/controls/Icon';
import { quickSearchMessages } from './quickSearchMessages';

interface RecentSearchListProps {
  /** Newest first. */
  readonly searches: readonly string[];
  readonly onRun: (query: string) => void;
  readonly onClear: () => void;
}

/** The recent searches, each of which can be run again; renders nothing when there are none. */
export function RecentSearchList({ searches, onRun, onClear }: RecentSearchListProps) {
  const heading = useId();
  if (searches.length === 0) return null;
  return (
    <Root aria-labelledby={heading}>
      <div className="top">
        <h3 id={heading}>{quickSearchMessages.recent}</h3>
        <button type="button" className="clear" onClick={onClear}>
          {quickSearchMessages.clear}
        </button>
      </div>
      <ul>
        {searches.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onRun(query)}>
              <Icon name="history" size={20} />
              <span>{query}</span>
            </button>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.section({
  marginTop: 24,
  '.top': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  h3: { margin: 0, fontSize: '0.9375rem', fontWeight: 650, color: 'var(--mb-palette-text-secondary)' },
  ul: { margin: '6px -10px 0', padding: 0, listStyle: 'none' },
  button: { border: 0, borderRadius: 12, font: 'inherit', color: 'inherit', background: 'none', cursor: 'pointer' },
  '.clear': {
    minHeight: 36,
    padding: '0 10px',
    marginRight: -10,
    fontSize: '0.875rem',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    color: 'var(--mb-palette-primary-main)',
  },
  'li button': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 44,
    padding: '6px 10px',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    '&:hover': { backgroundColor: 'var(--mb-palette-background-sunk)' },
    svg: { flex: 'none', color: 'var(--mb-palette-text-secondary)' },
  },
});
