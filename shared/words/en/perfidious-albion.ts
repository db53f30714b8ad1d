export const perfidiousAlbion = {}
