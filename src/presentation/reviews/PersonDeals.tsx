import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../shared/useViewModel';
import { messages } from './messages';
import { dealCountsViewModel } from './viewModels';

/** An item of a list: how much a person has sold and bought here; nothing where that is nothing, or cannot be read. */
export const PersonDeals = observer(function PersonDeals({ uid }: { readonly uid: string }) {
  const viewModel = useViewModel(dealCountsViewModel);
  const { counts } = viewModel;
  useEffect(() => viewModel.start(uid), [uid, viewModel]);
  const text = counts === null ? '' : messages.deals(counts);
  return text === '' ? null : <li>{text}</li>;
});
