import { useState } from 'react';
import { useCombobox } from '../../shared/controls/useCombobox';
import type { SearchOption } from './SearchOptionsViewModel';

interface Choices {
  onPick(option: SearchOption): void;
}

/** The suggestions of a field: spread `combobox.input` over it, and the whole over `SearchOptionList`. */
export function useSearchOptions({ onPick }: Choices) {
  const [options, onOptions] = useState<readonly SearchOption[]>([]);
  const combobox = useCombobox({
    count: options.length,
    onPick: (index) => {
      const option = options[index];
      if (option !== undefined) onPick(option);
    },
  });
  return { combobox, options, onOptions } as const;
}
