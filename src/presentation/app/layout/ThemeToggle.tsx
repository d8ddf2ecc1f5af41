import { Icon } from '../../shared/controls/Icon';
import { useTheme } from '../../theme/useTheme';
import { headerMessages } from '../messages';

/** Shows the theme that it switches to. */
export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  const label = theme === 'light' ? headerMessages.toDark : headerMessages.toLight;
  return (
    <button type="button" className="icon" aria-label={label} title={label} onClick={toggle}>
      <Icon name={theme === 'light' ? 'moon' : 'sun'} />
    </button>
  );
}
