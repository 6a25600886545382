import type { ActorRefFrom } from 'xstate';
import type { signupMachine } from '#machines/signup/signup.machine.ts';

export type SignupRef = ActorRefFrom<typeof signupMachine>;
