/** 'age-gate', as files are called, is the chart 'ageGate'. */
export const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
