/** Words of the operator's section for settings. */
export const operatorSettings = {}
