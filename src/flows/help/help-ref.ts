import type { ActorRefFrom } from 'xstate';
import type { helpMachine } from '#machines/help/help.machine.ts';

export type HelpRef = ActorRefFrom<typeof helpMachine>;
