import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MOST_NEW_COUNTED } from '../../application/favourites/findNewListings';
import type { SavedSearch } from '../../domain/favourites/SavedSearch';
import { useRestoreFocus } from '../shared/focus/useRestoreFocus';
import { paths } from '../shared/paths';
import { saveFailures, savedSearchMessages as messages } from './messages';
import type { SavedSearchesViewModel } from './SavedSearchesViewModel';
import { SearchNameForm } from './SearchNameForm';
import { searchText } from './searchText';
import type { NewSinceState } from './useNewSince';

interface SavedSearchItemProps {
  readonly search: SavedSearch;
  readonly viewModel: SavedSearchesViewModel;
  readonly onRemove: () => void;
}

/** A saved search with its number of new results and its actions. */
export const SavedSearchItem = observer(function SavedSearchItem({
  search,
  viewModel,
  onRemove,
}: SavedSearchItemProps) {
  const [isNaming, setNaming] = useState(false);
  const renameButton = useRestoreFocus<HTMLButtonElement>(isNaming);
  const { criteria, lookedAt, name } = search;
  const count = viewModel.newIn(search);
  const description = searchText(criteria);
  const state: NewSinceState = { newSince: lookedAt };
  const rename = (text: string) => {
    const result = viewModel.rename(search, text);
    if (result.ok) setNaming(false);
    return result.ok ? null : saveFailures[result.failure];
  };
  return (
    <Row data-new={count > 0}>
      {isNaming ? (
        <SearchNameForm name={name} onSubmit={rename} onCancel={() => setNaming(false)} />
      ) : (
        <h2>
          <Link to={paths.search(criteria)} state={state}>
            {name}
          </Link>
        </h2>
      )}
      {withoutNoBreakSpaces(description) !== withoutNoBreakSpaces(name) && <p>{description}</p>}
      <p className="news" role="status">
        {newResultsText(count)}
      </p>
      <div className="ways">
        <Button
          component={Link}
          to={paths.search(criteria)}
          state={state}
          variant={count > 0 ? 'contained' : 'outlined'}
          aria-label={`${messages.open}\u00a0: ${name}`}
        >
          {messages.open}
        </Button>
        <div className="quiet">
          {!isNaming && (
            <Button
              ref={renameButton}
              color="inherit"
              onClick={() => setNaming(true)}
              aria-label={messages.renameOf(name)}
            >
              {messages.rename}
            </Button>
          )}
          <Button className="remove" color="error" onClick={onRemove} aria-label={messages.removeOf(name)}>
            {messages.remove}
          </Button>
        </div>
      </div>
    </Row>
  );
});

/** A name is stored with common spaces, see parseSearchName. */
function withoutNoBreakSpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}

function newResultsText(count: number): string {
  if (count === 0) return messages.nothingNew;
  return count > MOST_NEW_COUNTED ? messages.manyNewResults(MOST_NEW_COUNTED) : messages.newResults(count);
}

const Row = styled.li({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: 'clamp(16px, 2.4vw, 22px)',
  borderRadius: 20,
  background: 'var(--mb-palette-background-paper)',
  border: '1px solid var(--mb-palette-divider)',
  h2: { margin: 0, font: 'var(--mb-font-h3)', overflowWrap: 'anywhere' },
  'h2 a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
  p: { margin: 0, lineHeight: 1.5, color: 'var(--mb-palette-text-secondary)', overflowWrap: 'anywhere' },
  form: { marginBlockEnd: 6 },
  '&[data-new="true"] .news': { fontWeight: 700, color: 'var(--mb-palette-primary-main)' },
  '.ways': { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', marginTop: 8 },
  // Where they wrap, their text begins where the text above does.
  '.quiet': { display: 'flex', gap: 4, marginInlineStart: -12 },
  '.quiet > *': { paddingInline: 12 },
});
