import { useState } from 'react';
import { useCombobox } from '../../shared/controls/useCombobox';
import type { SearchOption } from './SearchOptionsViewModel';

/** The suggestions of a field: spread `combobox.input` over it, and the whole over `SearchOptionList`. */
export function useSearchOptions(
  onPick: (option: SearchOption) => void,
  isOffered: (option: SearchOption) => boolean = () => true,
) {
  const [found, onOptions] = useState<readonly SearchOption[]>([]);
  const options = found.filter(isOffered);
  const combobox = useCombobox({
    count: options.length,
    onPick: (index) => {
      const option = options[index];
      if (option !== undefined) onPick(option);
    },
  });
  return { combobox, options, onOptions } as const;
}
