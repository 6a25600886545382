/** Does one after the other: nothing begins before what was asked for earlier has ended, well or not. */
export function turns(): <Value>(make: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (make) => {
    const made = last.then(make);
    last = made.catch(() => null);
    return made;
  };
}
