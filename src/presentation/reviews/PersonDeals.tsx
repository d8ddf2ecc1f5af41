import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DealCountsViewModel } from './DealCountsViewModel';
import { messages } from './messages';

interface PersonDealsProps {
  readonly uid: string;
  readonly viewModel: DealCountsViewModel;
}

/** An item of a list: how much a person has sold and bought here; nothing where that is nothing, or cannot be read. */
export const PersonDeals = observer(function PersonDeals({ uid, viewModel }: PersonDealsProps) {
  const { counts } = viewModel;
  useEffect(() => viewModel.start(uid), [uid, viewModel]);
  const text = counts === null ? '' : messages.deals(counts);
  return text === '' ? null : <li>{text}</li>;
});
