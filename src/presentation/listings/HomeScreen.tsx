import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useViewModel } from '../shared/useViewModel';

export const HomeScreen = observer(function HomeScreen() {
  const viewModel = useViewModel('home');
  useEffect(() => viewModel.start(), [viewModel]);
  return (
    <ul>
      {viewModel.newest.map((card) => (
        <li key={card.id}>
          <Link to={`/annonce/${card.id}`}>{card.title}</Link>
        </li>
      ))}
    </ul>
  );
});
