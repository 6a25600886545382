import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/login/login.machine.ts';

export type LoginRef = ActorRefFrom<typeof loginMachine>;
