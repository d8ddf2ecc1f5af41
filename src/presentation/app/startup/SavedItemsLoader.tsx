import { observer } from 'mobx-react-lite';
import { use, useEffect, useState, type ComponentType } from 'react';
import type { NewResultsViewModel } from '../../favourites/NewResultsViewModel';
import type { SavedItemsViewModel } from '../../favourites/SavedItemsViewModel';
import { newResultsViewModel, savedItemsViewModel } from '../../favourites/viewModels';
import { messages } from '../../shared/messages';
import { useNotify } from '../../shared/notices/notify';
import { useSession } from '../../shared/session/useSession';
import { useViewModel, ViewModelContext } from '../../shared/useViewModel';
import { savedMarksViewModel } from '../../shared/viewModels';

interface SavedItems {
  readonly savedItems: SavedItemsViewModel;
  readonly newResults: NewResultsViewModel;
}

interface Loaded extends SavedItems {
  readonly Host: ComponentType<SavedItems>;
}

/** Loads the code of saved items once a person has some, adds one or is signed in. */
export const SavedItemsLoader = observer(function SavedItemsLoader() {
  const marks = useViewModel(savedMarksViewModel);
  const { status } = useSession();
  const notify = useNotify();
  const load = useSavedItemsCode();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const need = marks.requests + Number(status === 'signed-in');
  const isMissing = loaded === null;

  useEffect(() => marks.start(), [marks]);
  useEffect(() => {
    if (need === 0 || !isMissing) return;
    let isOver = false;
    load().then(
      (parts) => isOver || setLoaded(parts),
      () => {
        if (!isOver && marks.giveUp()) notify({ text: messages.savedItemsUnavailable, kind: 'error' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [need, isMissing, load, marks, notify]);
  return loaded === null ? null : <loaded.Host savedItems={loaded.savedItems} newResults={loaded.newResults} />;
});

function useSavedItemsCode(): () => Promise<Loaded> {
  const source = use(ViewModelContext);
  const [load] = useState(() => async (): Promise<Loaded> => {
    if (source === null) throw new Error('SavedItemsLoader needs a ViewModelContext');
    const [{ SavedItemsHost }, savedItems, newResults] = await Promise.all([
      import('../../favourites/SavedItemsHost'),
      source.factoryOf(savedItemsViewModel),
      source.factoryOf(newResultsViewModel),
    ]);
    return { Host: SavedItemsHost, savedItems: savedItems(), newResults: newResults() };
  });
  return load;
}
