import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { missingEntryText } from '../postingErrorMessages';
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
              {missingEntryText(entry, error, fields)}
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
  ul: { margin: 0, paddingInlineStart: 20 },
  // A line of 24 px and its padding are the 44 px of a target.
  'li, a': { paddingBlock: 10, fontWeight: 550, lineHeight: '24px' },
});
