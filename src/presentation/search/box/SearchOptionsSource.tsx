import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../../shared/useViewModel';
import { searchOptionsViewModel } from '../viewModels';
import { addressWithCategory } from './addressWithCategory';
import type { SearchOption } from './SearchOptionsViewModel';

interface SearchOptionsSourceProps {
  readonly text: string;
  onOptions(options: readonly SearchOption[]): void;
}

/** Renders nothing: passes the options of the search field to `onOptions`. A component of its own, so that it loads lazily. */
export const SearchOptionsSource = observer(function SearchOptionsSource({
  text,
  onOptions,
}: SearchOptionsSourceProps) {
  const viewModel = useViewModel(searchOptionsViewModel);
  const { options } = viewModel;
  useEffect(() => viewModel.start(), [viewModel]);
  useEffect(() => void viewModel.propose(text), [viewModel, text]);
  useEffect(
    () => onOptions(options.map((option) => ({ ...option, addressOf: addressWithCategory }))),
    [options, onOptions],
  );
  useEffect(() => () => onOptions([]), [onOptions]);
  return null;
});
