// The parts of the dashboard that come after the first paint, as one piece.

export { Actions } from './actions.tsx';
export { Standing } from './standing.tsx';
