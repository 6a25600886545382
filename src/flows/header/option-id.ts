/** The id of a suggestion's element, which aria-activedescendant names. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
