// The parts of the dashboard loaded after the first paint, in one chunk.

export { Actions } from './actions.tsx';
export { Standing } from './standing.tsx';
