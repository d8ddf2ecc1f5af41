import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../../shared/useViewModel';
import { searchOptionsViewModel } from '../viewModels';
import type { SearchOption } from './SearchOptionsViewModel';

interface SearchOptionsSourceProps {
  readonly text: string;
  onOptions(options: readonly SearchOption[]): void;
}

/** Shows nothing: finds the options of a search field, once the code that knows them has come. */
export const SearchOptionsSource = observer(function SearchOptionsSource({
  text,
  onOptions,
}: SearchOptionsSourceProps) {
  const viewModel = useViewModel(searchOptionsViewModel);
  const { options } = viewModel;
  useEffect(() => viewModel.start(), [viewModel]);
  useEffect(() => void viewModel.propose(text), [viewModel, text]);
  useEffect(() => onOptions(options), [options, onOptions]);
  return null;
});
