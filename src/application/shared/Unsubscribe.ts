/** Ends a subscription; calling it twice does nothing more. */
export type Unsubscribe = () => void;
