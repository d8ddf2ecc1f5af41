import { Component, lazy, type ComponentType, type ReactNode } from 'react';

/** A part without which its page still serves: if it fails, or its code cannot be loaded, it is left out until the page is loaded again. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function Extra(props) {
    return (
      <LeftOut>
        <Part {...props} />
      </LeftOut>
    );
  };
}

/** Shows nothing instead of children that have failed. */
class LeftOut extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
