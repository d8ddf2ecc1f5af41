import styled from '@emotion/styled';
import Chip from '@mui/material/Chip';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { findFamily } from '../../../domain/listings/catalogue/categories';
import { chooseCategory } from '../../../domain/listings/draft/draftChoices';
import { chosenPill } from '../../shared/forms/chosenPill';
import { postingMessages } from './messages';
import type { PostListingViewModel } from './PostListingViewModel';

/** Buttons that choose a category proposed from the title. */
export const PostingProposals = observer(function PostingProposals({
  viewModel,
}: {
  readonly viewModel: PostListingViewModel;
}) {
  const { draft, proposals, writing } = viewModel;
  const labelId = useId();
  if (proposals.length === 0) return null;
  return (
    <Proposals>
      <span id={labelId} className="note">
        {postingMessages.proposals}
      </span>
      <ul aria-labelledby={labelId}>
        {proposals.map(({ id, family, label }) => (
          <li key={id}>
            <Chip
              component="button"
              type="button"
              clickable
              variant="outlined"
              aria-pressed={draft.categoryId === id}
              label={`${findFamily(family)?.label ?? ''} › ${label}`}
              onClick={() => writing.changeSubject(chooseCategory(draft, id))}
            />
          </li>
        ))}
      </ul>
    </Proposals>
  );
});

const Proposals = styled.div({
  display: 'grid',
  gap: 8,
  ul: { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '.MuiChip-root': { height: 44, borderRadius: 22, paddingInline: 6 },
  'li > .MuiChip-root[aria-pressed="true"]': chosenPill,
});
