import shell from '@larder/build/webpack-shell';

export default shell(import.meta.dirname);
