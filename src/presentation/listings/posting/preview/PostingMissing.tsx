import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { postingEntryLabel, postingErrorText } from '../postingErrorMessages';
import { postingMessages } from '../messages';
import type { PostListingViewModel } from '../PostListingViewModel';
import { entryAddress } from '../postingAddresses';

/** Every error that is left, with a link to its entry. */
export const PostingMissing = observer(function PostingMissing({
  viewModel,
}: {
  readonly viewModel: PostListingViewModel;
}) {
  const { errors, fields } = viewModel;
  return (
    <Missing>
      <h3>{postingMessages.missing(errors.size)}</h3>
      <ul>
        {[...errors].map(([entry, error]) => (
          <li key={entry}>
            <Link to={entryAddress(entry)} onClick={viewModel.check}>
              {postingMessages.missingEntry(postingEntryLabel(entry, fields), postingErrorText(entry, error))}
            </Link>
          </li>
        ))}
      </ul>
    </Missing>
  );
});

const Missing = styled.section({
  padding: 20,
  borderRadius: 18,
  background: 'var(--mb-palette-background-sunk)',
  h3: { font: 'var(--mb-font-h3)', margin: '0 0 6px' },
  ul: { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  a: { display: 'flex', alignItems: 'center', minHeight: 44, fontWeight: 550 },
});
