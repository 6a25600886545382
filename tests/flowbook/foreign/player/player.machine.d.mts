import type { AnyStateMachine } from 'xstate';

export const playerMachine: AnyStateMachine;
