import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { comparedDraft } from '../../../../domain/search/usualPrice/comparables';
import { useViewModel } from '../../../shared/useViewModel';
import { usualPriceMessages as messages } from '../../display/usualPriceMessages';
import { draftUsualPriceViewModel } from '../../viewModels';
import type { PostingDraftViewModel } from '../PostingDraftViewModel';

/** Milliseconds without a change before comparable listings are searched: not at each letter of a brand. */
const REST = 600;

interface PostingUsualPriceProps {
  readonly writing: PostingDraftViewModel;
  readonly ownerId: string;
}

/** What comparable listings ask for, which one press takes over. */
export const PostingUsualPrice = observer(function PostingUsualPrice({ writing, ownerId }: PostingUsualPriceProps) {
  const viewModel = useViewModel(draftUsualPriceViewModel);
  useEffect(() => viewModel.start(() => comparedDraft(writing.draft, ownerId), REST), [viewModel, writing, ownerId]);
  const { isMissing, usual } = viewModel;
  return (
    <>
      <p className="note" role="status">
        {usual === null ? isMissing && messages.missing : messages.whilePosting(usual)}
      </p>
      {usual !== null && (
        <Button variant="outlined" onClick={() => writing.change({ price: String(usual.median) })}>
          {messages.take(usual)}
        </Button>
      )}
    </>
  );
});
